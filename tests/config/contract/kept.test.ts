import { readFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { endpoints } from '@tests/fixtures/endpoints'
import { missingLines } from '../../../config/contract/changelog'
import { changesBetween } from '../../../config/contract/changesBetween'
import { keptFile, readChangelog, readKept } from '../../../config/contract/file'
import type { KeptContract } from '../../../config/contract/kept'
import { readContract } from '../../../config/contract/readContract'
import { textOf } from '../../../config/contract/text'
import { withoutTexts } from '../../../config/contract/withoutTexts'

const root = path.resolve(__dirname, '../../..')

let contract: KeptContract
beforeAll(async () => {
  contract = await readContract('1.0.0')
})

/** The contract with a change of one call. */
function changed(
  name: string,
  edit: (contract: KeptContract, call: KeptContract['calls'][string]) => void,
): KeptContract {
  const copy = structuredClone(contract)
  const call = Object.values(copy.calls).find((one) => one.name === name)
  if (!call) throw new Error(`no call ${name}`)
  edit(copy, call)
  return copy
}

describe('the kept contract', () => {
  it('is as the command writes it, and names its version', () => {
    const kept = readKept(root)
    expect(kept.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(textOf(kept)).toBe(readFileSync(path.join(root, keptFile), 'utf8'))
  })

  it('has a text that does not depend on the order in which things are declared', () => {
    const turned = Object.fromEntries(Object.entries(contract).reverse())
    turned.calls = Object.fromEntries(Object.entries(contract.calls).reverse())
    expect(textOf(turned)).toBe(textOf(contract))
    expect(JSON.parse(textOf(contract))).toEqual(contract)
  })

  it('where it is missing, the message says which command writes it', () => {
    expect(() => readKept(temporaryFolder('kept'))).toThrow('npm run contract -- --keep')
  })

  it('is without texts, but not without fields that are called like a keyword', () => {
    const titled = { type: 'object', description: 'A text.', properties: { title: { type: 'string', title: 'T' } } }
    expect(withoutTexts(titled)).toEqual({ type: 'object', properties: { title: { type: 'string' } } })
    expect(textOf(contract)).not.toContain('R-41')
  })
})

describe('the contract of the sources', () => {
  it('has every call with its kind, refusals and needs', () => {
    expect(Object.keys(contract.calls)).toHaveLength(endpoints.length)
    for (const { name, endpoint } of endpoints) {
      const { kind, refusals, path: own, method = 'POST' } = endpoint
      expect(contract.calls[`${method} ${own}`]).toMatchObject({ name, kind, refusals: [...refusals].sort() })
    }
  })

  it('does not differ from itself', () => {
    expect(changesBetween(contract, structuredClone(contract))).toEqual([])
  })

  it('a planted breaking change is caught, and passes with a line in the changelog', () => {
    const planted = changed('takeCoupon', ({ types }) => {
      const sent = types.TakeCouponReq as { required: string[]; properties: object }
      Object.assign(sent, {
        properties: { ...sent.properties, reasonOfTest: { type: 'string' } },
        required: [...sent.required, 'reasonOfTest'],
      })
    })
    const changes = changesBetween(contract, planted)
    expect(changes).toMatchObject([
      { what: 'request: reasonOfTest is added, required', server: 'breaking', olderApp: 'breaking' },
    ])
    const changelog = readChangelog(root)
    expect(missingLines(changes, changelog)).toEqual([expect.stringContaining('names `takeCoupon`')])
    const heading = /^## .*$/m
    expect(missingLines(changes, changelog.replace(heading, '$&\n\n- `takeCoupon` needs a reason.'))).toEqual([])
  })

  it('a planted limit of a type that many calls share is found in what they send and in what they are answered', () => {
    const planted = changed('takeCoupon', ({ types }) => {
      Object.assign(types.Whole as object, { maximum: 5 })
    })
    const changes = changesBetween(contract, planted)
    expect(changes.length).toBeGreaterThan(10)
    expect(new Set(changes.map(({ within, server, olderApp }) => [within, server, olderApp].join()))).toEqual(
      new Set(['Whole,additive,breaking', 'Whole,breaking,additive']),
    )
  })
})
