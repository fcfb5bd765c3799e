import { transformSync } from '@babel/core'

const built = (source: string, paths?: Record<string, string | null>): string =>
  transformSync(source, { plugins: [['./config/missingRoutes', { paths }]], configFile: false, babelrc: false })
    ?.code ?? ''

const source = "const fly = signedIn('rights', 'fly', '', { mainCall: '/rights/fly-cards' })"

it('a build does not carry the call that a screen stands on', () => {
  expect(built(source)).not.toContain('fly-cards')
  expect(built(source, { '/rights/fly-cards': '/v1/cards' })).toBe(built(source))
  expect(built(source)).not.toContain('isMissing')
})

it('a screen is missing in a build for a server without its call', () => {
  expect(built(source, { '/rights/fly-cards': null })).toContain('isMissing: true')
  expect(built(source, { '/rights/fly-cards': null })).not.toContain('mainCall')
  expect(built(source, { '/topup/number': null })).toBe(built(source))
})
