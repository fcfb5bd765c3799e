import { transformSync } from '@babel/core'

const built = (source: string): string =>
  transformSync(source, { plugins: ['./config/dropOrigins'], configFile: false, babelrc: false })?.code ?? ''

it('a build does not carry where a call comes from', () => {
  const source = "const take = endpoint()('/take', { origin: 'ours', family: 'ordinary' })"
  expect(built(source)).not.toContain('ours')
  expect(built(source)).toContain("family: 'ordinary'")
})

it('another field of that name stays', () => {
  expect(built("const place = { origin: 'Hangzhou' }")).toContain('Hangzhou')
})
