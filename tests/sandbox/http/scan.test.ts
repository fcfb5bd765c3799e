import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractFolder, scanContract } from '../../../sandbox/http/scan'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

describe('the contract’s sources', () => {
  it('give every endpoint with the names of its types', () => {
    write(
      'a.ts',
      "export interface AReq {}\nexport const a = endpoint<AReq, ARes>()('/a', { family: 'ordinary', kind: 'read' })",
    )
    write('b.ts', "export const b = endpoint<\n  AReq,\n  BRes\n>()(\n  '/b/c',\n  options,\n)")
    expect(scanContract(folder).endpoints).toEqual([
      { file: 'a.ts', name: 'a', path: '/a', request: 'AReq', response: 'ARes' },
      { file: 'b.ts', name: 'b', path: '/b/c', request: 'AReq', response: 'BRes' },
    ])
  })

  it('may not use one type name twice', () => {
    write('a.ts', 'export interface Row {}')
    write('b.ts', 'export type Row = string')
    expect(() => scanContract(folder)).toThrow(/b\.ts: the type name Row is taken by .*a\.ts/)
  })

  it('may not declare an endpoint that has no named types', () => {
    write('a.ts', "export const a = endpoint<{ id: string }, ARes>()('/a', {})")
    expect(() => scanContract(folder)).toThrow(/write endpoints as export const x = endpoint<NamedReq, NamedRes>/)
  })

  it('of this product are in order, and no path is declared twice', () => {
    const { endpoints } = scanContract(contractFolder)
    expect(endpoints.length).toBeGreaterThan(40)
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
    expect(new Set(endpoints.map(({ path }) => path)).size).toBe(endpoints.length)
  })
})
