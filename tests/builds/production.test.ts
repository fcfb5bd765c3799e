import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { mapRefusals, textOf } from '../../config/release/maps'

const dist = path.resolve(__dirname, '../../', process.env.DIST_ROOT ?? 'dist')

/** All files of a build with their text, without pictures. */
const filesOf = (build: string): { name: string; text: string }[] =>
  readdirSync(path.join(dist, build), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(dist, build, name)).isFile() && !/\.(png|jpg|woff2?)$/.test(name))
    .map((name) => ({ name, text: textOf(path.join(dist, build, name)) }))

const found = (build: string, wanted: RegExp) =>
  filesOf(build).flatMap(({ name, text }) => {
    const at = text.search(wanted)
    return at < 0 ? [] : [`${name}: ${text.slice(Math.max(0, at - 40), at + 60)}`]
  })

describe.each(['production-h5', 'production-weapp'])('S7 the %s build', (build) => {
  it('S7 contains the hosts and the environment that it was built with', () => {
    const text = filesOf(build)
      .map((file) => file.text)
      .join('\n')
    for (const host of ['main', 'vip', 'low-code', 'cashier', 'report'])
      expect(text).toContain(`https://${host}.real.example`)
    expect(text).toContain('link.real.example')
  })

  it('S7 contains no address of a sandbox, of a test host or of this machine', () => {
    expect(found(build, /127\.0\.0\.1|localhost(?!\w)|10\.0\.2\.2|192\.168\.|:8700/)).toEqual([])
    expect(found(build, /\/sandbox\b|__faults|sandbox\.(?:example|local)/i)).toEqual([])
    expect(found(build, /\b(?:test|sit|qa1?|staging|dev)\.[\w-]+\.(?:com|cn|net|example)\b/)).toEqual([])
  })

  it('S7 contains no private key, and only the public key that it was built with', () => {
    expect(found(build, /PRIVATE KEY-----(?:\\[rn]|\s)*[A-Za-z0-9+/]{40}/)).toEqual([])
    expect(found(build, /MII[A-Za-z0-9+/]{60}/)).toEqual([])
  })

  it('S7 contains no source map', () => {
    expect(mapRefusals(path.join(dist, build))).toEqual([])
  })
})
