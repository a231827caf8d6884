import { join } from 'node:path'
import { townName, writeDocuments } from './documents/write-documents'
import { buildOnce } from './measure/build-once'
import type { Leftovers } from './measure/leftovers'
import { type Towns, writeContent } from './peers/write-content'
import { checkRig } from './rigs/check-rig'
import { type Project, contentIn, openPeer } from './tools/open-peer'
import { type Peer, PeerMissing } from './tools/peer'
import { plat } from './tools/plat'
import type { Tool } from './tools/tool'

/**
 * Writes the documents, and makes Plat and its peers ready to build pages of them. Each builds them once, and what the
 * peers built is compared with Plat's pages. Says which peers can't be had.
 * @param folder where everything is made
 * @param leftovers where is set aside what earlier builds left
 * @returns Plat, then the peers
 * @throws ProgramFailure when a build fails, RigDiffers when a peer builds other pages
 */
export async function openTools(
  folder: string,
  count: number,
  peers: Peer[],
  leftovers: Leftovers,
): Promise<[Tool, ...Tool[]]> {
  console.error('The documents are written …')
  const site = join(folder, 'plat')
  const edited = Math.floor(count / 2)
  const own = plat(site, townName(edited))
  // else they would be deleted to write others, and slow down what is measured first
  leftovers.setAside(own)
  leftovers.setAside({ leftovers: [join(site, 'site.config'), ...peers.map(({ id }) => contentIn(join(folder, id)))] })
  const models = Math.min(count, writeDocuments(site, count))
  const projects = peers.flatMap((peer) => openIfPossible(peer, join(folder, peer.id), edited) ?? [])
  await buildOnce(own, 'the pages', leftovers)
  if (projects.length > 0)
    await buildTheSame(projects, own, { folder: site, built: own.pages, count, models }, leftovers)
  return [own, ...projects.map(({ tool }) => tool)]
}

function openIfPossible(peer: Peer, folder: string, edited: number): Project | undefined {
  try {
    return openPeer(peer, folder, edited)
  } catch (error) {
    if (!(error instanceof PeerMissing)) throw error
    console.error(`${peer.name} is left out: ${error.message}`)
    return undefined
  }
}

/** Lets peers build what Plat has built. */
async function buildTheSame(projects: Project[], own: Tool, towns: Towns, leftovers: Leftovers): Promise<void> {
  console.error('The same documents are written for its peers …')
  await writeContent(projects, towns)
  for (const { tool } of projects) {
    await buildOnce(tool, 'the pages', leftovers)
    checkRig(own, tool, towns.models)
  }
}
