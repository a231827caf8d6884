/**
 * The site of the specification, as it ships, and its pictures. Tests, snapshots, the bench and the documentation's examples
 * are made of this copy, so that the site in site.config/ is free to become somebody's own.
 */
export const ELECTRICIAN = {
  site: 'tests/fixtures/electrician/site.config',
  public: 'tests/fixtures/electrician/public',
}
