import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { townName } from '../documents/write-documents'
import type { Peer } from './peer'
import type { Tool } from './tool'

/** A peer with a folder of its own, which holds its templates and waits for content. */
export interface Project {
  peer: Peer
  /** Of a file for each page. */
  content: string
  /** Of the files that all pages share. */
  data: string
  tool: Tool
}

/** Where a peer's project in this folder has its content. */
export const contentIn = (folder: string): string => join(folder, 'content')

/**
 * Makes a peer's project.
 * @param folder where; what an earlier run installed there is kept
 * @param edited the number of the town whose document is edited
 * @throws PeerMissing when the peer can't be had
 */
export function openPeer(peer: Peer, folder: string, edited: number): Project {
  const [content, data, output] = [contentIn(folder), join(folder, 'data'), join(folder, peer.output)]
  mkdirSync(folder, { recursive: true })
  const templates = join('bench/peers', peer.id)
  for (const entry of readdirSync(templates)) {
    rmSync(join(folder, entry), { recursive: true, force: true })
    cpSync(join(templates, entry), join(folder, entry), { recursive: true })
  }
  const version = peer.prepare(folder)
  for (const room of [content, data]) {
    rmSync(room, { recursive: true, force: true })
    mkdirSync(room)
  }
  const tool: Tool = {
    name: peer.name,
    version,
    build: { ...peer.build, cwd: folder },
    leftovers: [output, ...peer.caches.map((cache) => join(folder, cache))],
    pages: output,
    edited: { document: join(content, `${townName(edited)}.html`), page: join(output, `${townName(edited)}.html`) },
  }
  return { peer, content, data, tool }
}
