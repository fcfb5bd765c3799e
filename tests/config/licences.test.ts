import { licenceFaults, shippedPackages, withLicenceTable } from '../../config/licences'

const manifests: Record<string, { version: string; license?: string }> = {
  react: { version: '18.3.1', license: 'MIT' },
  '@a/b': { version: '1.0.0', license: 'Apache-2.0' },
  viral: { version: '2.0.0', license: 'GPL-3.0' },
  bare: { version: '3.0.0' },
}
const read = (name: string) => manifests[name] ?? {}
const chunk = (...files: string[]) => [{ files: [], modules: Object.fromEntries(files.map((file) => [file, 1])) }]
const builds = {
  weapp: chunk('node_modules/react/index.js', 'src/app.tsx', 'node_modules/@a/b/c.js'),
  h5: chunk('node_modules/react/cjs/react.js', 'node_modules/crypto-js|crypto'),
}
const packages = shippedPackages(builds, read)
const written = withLicenceTable('a\n<!-- licences: npm run budgets -- --write -->\n<!-- /licences -->\nb\n', packages)

describe('the licences of what ships', () => {
  it('lists each package of which a build has code, with the builds', () => {
    expect(packages).toEqual([
      { name: '@a/b', version: '1.0.0', licence: 'Apache-2.0', hosts: ['weapp'] },
      { name: 'react', version: '18.3.1', licence: 'MIT', hosts: ['weapp', 'h5'] },
    ])
    expect(written).toContain('| react | MIT | weapp, h5 |')
    expect(licenceFaults(written, packages)).toEqual([])
  })

  it('is refused where a package is new, gone, or in another build', () => {
    const stale = [expect.stringMatching(/^docs\/generated\/licences\.md does not list .*npm run budgets -- --write$/)]
    expect(licenceFaults(written, packages.slice(1))).toEqual(stale)
    expect(licenceFaults(written, shippedPackages({ ...builds, tt: builds.weapp }, read))).toEqual(stale)
  })

  it.each([
    ['viral', /^viral 2\.0\.0 has the licence GPL-3\.0: /],
    ['bare', /^bare 3\.0\.0 has the licence none: /],
  ])('refuses a package whose licence is not permissive: %s', (name, fault) => {
    const more = shippedPackages({ h5: chunk(`node_modules/${name}/x.js`) }, read)
    expect(licenceFaults(withLicenceTable(written, more), more)).toEqual([expect.stringMatching(fault)])
  })
})
