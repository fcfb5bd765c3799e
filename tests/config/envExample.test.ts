import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dotenvParse } from '@tarojs/helper'
import { buildPaths } from '../../config/buildPaths'
import {
  readContact,
  readEnvironment,
  readLinkHosts,
  readStoreLinks,
  readTemplates,
  readWebViewHosts,
} from '../../config/environment'
import { temporaryFolder } from './temporaryFolder'

const text = readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8')
const names = (its: string) => [...its.matchAll(/^#?(APP_\w+)=/gm)].map(([, name = '']) => name)

/** Reads the settings as Taro does for `--mode sit --env-prefix APP_`, and leaves the variables of this process as they are. */
function readBy(file: string, settings: string): Record<string, string> {
  const folder = temporaryFolder('env')
  const before = { ...process.env }
  writeFileSync(path.join(folder, file), settings)
  const read: Record<string, string> = dotenvParse(folder, 'APP_', 'sit')
  for (const name of Object.keys(read)) delete process.env[name]
  Object.assign(process.env, before)
  return read
}

describe('the example of the settings of a build', () => {
  it('R-36 is enough for a build of a real environment, as Taro reads it', () => {
    const read = readBy('.env.sit.local', text)
    const { name, hosts } = readEnvironment(read, true)
    expect([name, hosts.main, hosts.apiVip, hosts.cashier]).toEqual([
      'sit',
      'https://main.example',
      'https://vip.example',
      'https://cashier.example',
    ])
    expect(hosts.publicKey.split('\n')).toHaveLength(3)
  })

  it('R-36 names every variable that a build reads', () => {
    const asked = new Set<string>()
    const given = readBy('.env.sit', text.replace(/^#(?=APP_)/gm, ''))
    const watched = new Proxy(given, {
      get(all, key) {
        asked.add(String(key))
        return all[String(key)]
      },
    })
    for (const isH5 of [true, false]) {
      readEnvironment(watched, isH5)
      readLinkHosts(watched, isH5)
      readStoreLinks(watched, isH5)
      for (const host of ['h5', 'weapp', 'alipay', 'tt']) {
        readContact(watched, host)
        readTemplates(watched, host)
        readWebViewHosts(watched, host)
      }
      expect(() => buildPaths(watched, isH5)).toThrow('APP_PATHS=paths.sit.json cannot be used')
    }
    expect(names(text).sort()).toEqual([...asked].sort())
  })

  it('is read by no build of another mode', () => {
    expect(readBy('.env.production.local', text)).toEqual({})
  })
})
