import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Pictures are published by emit/images.ts, as far as the site shows them. */
const PICTURES = '/images/'

/**
 * Copies the files of public/ as they are. One of ours with the same name gives way: an author who writes a robots.txt
 * means it. A page doesn't; the rule file-clash has told of it.
 * @param addresses of the files: "/brochure.pdf"
 * @param pages the files of the pages, which stay: "plano.html"
 */
export async function copyPublicFiles(
  addresses: string[],
  publicFolder: string,
  folder: string,
  pages: Set<string>,
): Promise<void> {
  const copied = addresses.filter((address) => !address.startsWith(PICTURES) && !pages.has(address.slice(1)))
  for (const address of copied) {
    await mkdir(dirname(join(folder, address)), { recursive: true })
    await copyFile(join(publicFolder, address), join(folder, address))
  }
}
