import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sax from 'sax'
import type { Fault, FoundFile } from '../documents/files'
import { FileError } from '../problems/file-error'
import type { ImageSize } from './drawing-size'
import { readDrawing } from './drawings'

/** Whether a file is a drawing by its name, which is what hosts and browsers go by. */
export const isDrawing = (name: string): boolean => /\.svg$/i.test(name)

/**
 * A drawing as it is published.
 * @throws FileError where it may not be published, or can't be read
 */
export function publishedDrawing(file: string): { markup: string; size?: ImageSize } {
  const drawing = readDrawing(readFileSync(file))
  if (drawing.fault) throw new FileError(`the drawing ${file} ${drawing.fault.what}. ${drawing.fault.hint}`)
  return drawing
}

/** Endings by which browsers open a file as XML, and run the scripts of a drawing in it. */
const XML_ENDINGS = ['', '.xml', '.xhtml', '.xht', '.xsl', '.xslt', '.rdf']

/**
 * Finds the drawings in a folder that can't be published.
 * @param names of all files to look at, within the folder
 */
export function drawingFaults(folder: string, names: string[]): Required<FoundFile>[] {
  return names.flatMap((name) => {
    const fault = drawingFault(join(folder, name))
    return fault ? [{ name, fault }] : []
  })
}

/** What is wrong with a drawing anywhere in public/; undefined for any other file. */
function drawingFault(file: string): Fault | undefined {
  const ending = extname(file).toLowerCase()
  if (isDrawing(file)) return readDrawing(readFileSync(file)).fault
  if (ending === '.svgz')
    return { what: 'is a compressed drawing', hint: 'Save it as plain SVG, with a name that ends in .svg.' }
  if (!XML_ENDINGS.includes(ending) || !hasDrawingAsRoot(readFileSync(file))) return undefined
  const hint = `Rename it to ${basename(file, extname(file))}.svg, so that it is published as one.`
  return { what: `is a drawing, though its name ${ending ? `ends in ${ending}` : 'has no ending'}`, hint }
}

/** Whether the first element of a file is <svg>. */
function hasDrawingAsRoot(content: Uint8Array): boolean {
  const firstElement = { name: '' }
  const parser = sax.parser(true)
  const stop = () => {
    throw firstElement
  }
  const onopentagstart = ({ name }: { name: string }) => {
    firstElement.name = name
    stop()
  }
  try {
    Object.assign(parser, { onopentagstart, onerror: stop }).write(new TextDecoder().decode(content))
  } catch (thrown) {
    if (thrown !== firstElement) throw thrown
  }
  return /(?:^|:)svg$/i.test(firstElement.name)
}
