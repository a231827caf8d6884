/**
 * The site of the specification, and its pictures. Tests, snapshots, the bench and the documentation use this copy, so
 * that anyone can replace the site in site.config/ with their own.
 */
export const ELECTRICIAN = {
  site: 'tests/fixtures/electrician/site.config',
  public: 'tests/fixtures/electrician/public',
}
