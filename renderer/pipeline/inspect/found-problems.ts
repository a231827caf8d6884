import type { StageProblems } from './inspect-page'
import { append } from '../documents/append'
import type { Problem } from '../problem'

/** Gathers the problems of documents, by the stage that found them. */
export class FoundProblems {
  private readonly stages: StageProblems = { syntax: [], resolve: [], validate: [], check: [], warnings: [] }

  add(problems: Partial<StageProblems>): void {
    for (const [stage, found] of Object.entries(problems)) append(this.stages[stage as keyof StageProblems], found)
  }

  get byStage(): Readonly<StageProblems> {
    return this.stages
  }

  /** In the order of the stages: of two problems with one place the earlier is the cause. */
  get errors(): Problem[] {
    const { syntax, resolve, validate, check } = this.stages
    return [...syntax, ...resolve, ...validate, ...check]
  }

  /** What is told only when nothing is an error. */
  get warnings(): Problem[] {
    return this.stages.warnings
  }
}
