import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allRoutes } from '@/routes'

const folder = path.resolve(__dirname, '../../src/contract')
const contract = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))

describe('permissions', () => {
  it('R-58 a screen is open to everybody or to signed-in customers; no route has a role', () => {
    const known = [
      'path',
      'area',
      'title',
      'login',
      'theme',
      'tab',
      'pullDownRefresh',
      'alias',
      'host',
      'query',
      'newer',
      'outlivesSession',
    ]
    for (const route of allRoutes) {
      expect(['required', 'optional']).toContain(route.login)
      expect(Object.keys(route).filter((key) => !known.includes(key))).toEqual([])
    }
  })

  it('R-58 the contract distinguishes new from old users and members from others, and no other property of a person grants a feature', () => {
    expect(contract.length).toBeGreaterThan(5)
    const text = contract.join('\n')
    expect(text).toMatch(/type UserStatus = 'new' \| 'old'/)
    expect(text).toMatch(/isVip: boolean/)
    expect(text.match(/\b(?:role|roles|permission|permissions|isAdmin|isStaff|userLevel)\??:/g)).toBeNull()
  })
})
