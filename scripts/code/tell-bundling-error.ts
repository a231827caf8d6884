import { stripVTControlCharacters } from 'node:util'
import { printBug } from '../print-bug'

/** A line of a stack, which some plugins let their messages hold. */
const STACK = /^\s+at .*\n?/gm

/** Says why code can't be bundled: a mistake in it with its place, and where we made one all that is known of it. */
export function tellBundlingError(error: unknown): void {
  if (isMistake(error)) console.error(stripVTControlCharacters(error.message).replaceAll(STACK, ''))
  else printBug(error)
}

/** Rolldown, and the plugins through it, tell mistakes in what is bundled by a list of them. */
const isMistake = (error: unknown): error is Error => error instanceof Error && 'errors' in error
