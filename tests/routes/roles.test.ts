import ts from 'typescript'
import { allRoutes } from '@/routes'
import { nodesOf } from '../../config/checks/source'
import { projectFiles } from '../../config/scripts/projectFiles'

const contract = projectFiles(['src/contract'], /\.ts$/)
/** The types and the properties that the contract declares, with the text of their types. */
const declared = contract
  .flatMap(nodesOf)
  .flatMap((node): [name: string, type: string | undefined][] =>
    ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node) || ts.isPropertyAssignment(node)
      ? [[node.name.getText(), ts.isPropertyAssignment(node) ? undefined : node.type?.getText()]]
      : [],
  )

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
      'hostBar',
    ]
    for (const route of allRoutes) {
      expect(['required', 'optional']).toContain(route.login)
      expect(Object.keys(route).filter((key) => !known.includes(key))).toEqual([])
    }
  })

  it('R-58 the contract distinguishes new from old users and members from others, and no other property of a person grants a feature', () => {
    expect(contract.length).toBeGreaterThan(5)
    expect(declared).toContainEqual(['UserStatus', "'new' | 'old'"])
    expect(declared).toContainEqual(['isVip', 'boolean'])
    const role = /^['"]?(?:roles?|permissions?|isAdmin|isStaff|userLevel)['"]?$/
    expect(declared.filter(([name]) => role.test(name))).toEqual([])
  })
})
