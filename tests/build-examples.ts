import { EXAMPLE_BUILDS, buildEach } from './build-sites'

/** Builds every site in examples/ once before the tests that look at them. */
export default function buildExamples(): void {
  buildEach(EXAMPLE_BUILDS)
}
