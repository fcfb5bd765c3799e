import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFolder } from '../../config/where/loadPorts'
import { unlistedPorts } from '../../config/where/ports'
import { staleWhere, whereRows, withWhereTable } from '../../config/where/whereTable'
import { temporaryFolder } from './temporaryFolder'

const document = readFileSync(path.resolve(__dirname, '../../docs/generated/where.md'), 'utf8')

/** The cells of one feature, by the names of the places. */
const cellsOf = (rows: string[][], feature: string) => {
  const [, ...names] = rows[0] ?? []
  const [, ...cells] = rows.find(([name]) => name === feature) ?? []
  return Object.fromEntries(names.map((name, index) => [name, cells[index]]))
}

/** A copy of the ports in which one file is changed. */
function sourceWith(file: string, from: string, to: string): string {
  const folder = temporaryFolder('ports')
  for (const part of ['platform', 'lib', 'ui', 'i18n'])
    cpSync(path.join(sourceFolder, part), path.join(folder, part), { recursive: true })
  const name = path.join(folder, file)
  const text = readFileSync(name, 'utf8')
  expect(text).toContain(from)
  writeFileSync(name, text.replace(from, to))
  return folder
}

describe('the table of what runs where', () => {
  it('is what the ports say, and every port has a row or a reason for none', async () => {
    expect(staleWhere(document, await whereRows(sourceFolder))).toEqual([])
    expect(
      unlistedPorts(readdirSync(path.join(sourceFolder, 'platform'), { encoding: 'utf8', recursive: true })),
    ).toEqual([])
  })

  it('tells the platforms apart, and the native app from a browser', async () => {
    const rows = await whereRows(sourceFolder)
    expect(cellsOf(rows, "Host's face check")).toEqual({
      H5: 'no',
      'H5 in the native app': 'no',
      WeChat: 'yes',
      Alipay: 'yes',
      Douyin: 'no',
    })
    expect(cellsOf(rows, 'Pay by Alipay')).toMatchObject({ H5: 'yes', WeChat: 'no', Alipay: 'yes' })
    expect(cellsOf(rows, 'Choose a place')).toMatchObject({ H5: 'own page', WeChat: '`chooseLocation`' })
    expect(cellsOf(rows, 'Memberships are sold on iOS')).toMatchObject({ WeChat: 'no', Douyin: 'yes' })
    expect(cellsOf(rows, 'Messages to the native app')).toMatchObject({ H5: 'no', 'H5 in the native app': 'yes' })
    expect(cellsOf(rows, 'Camera in the page')).toMatchObject({ H5: '`getUserMedia`', Alipay: '`createCameraContext`' })
  })

  it.each([
    ['a tool is taken away', 'platform/pay/pay.tt.ts', "'ALIPAY', ", '', 'Pay by Alipay', 'Douyin', 'no'],
    [
      'a face check is withdrawn',
      'platform/media/face.weapp.ts',
      'offered: true',
      'offered: false',
      "Host's face check",
      'WeChat',
      'no',
    ],
    [
      'another call is used',
      'platform/media/documentView.ts',
      'openDocument',
      'previewFile',
      'Document viewer',
      'Alipay',
      '`previewFile`',
    ],
    ['the share leaves', 'ui/action/ShareButton.tsx', 'openType="share"', '', 'Share', 'WeChat', 'link copied'],
  ])('is stale once %s', async (_name, file, from, to, feature, place, cell) => {
    const rows = await whereRows(sourceWith(file, from, to))
    expect(cellsOf(rows, feature)[place]).toBe(cell)
    expect(staleWhere(document, rows)).toEqual(expect.arrayContaining([expect.stringContaining(feature)]))
    expect(staleWhere(document, rows)[0]).toContain('run npm run where -- --write')
  })

  it('is written between its markers, and refused in another order or without them', () => {
    const rows = [
      ['feature', 'H5'],
      ['---', '---'],
      ['a', 'yes'],
      ['b', 'no'],
    ]
    const empty = '<!-- what runs where: npm run where -- --write -->\n<!-- /what runs where -->\n'
    const written = withWhereTable(empty, rows)
    expect(written).toContain('| a | yes |\n| b | no |')
    expect(staleWhere(written, rows)).toEqual([])
    const swapped = [...rows.slice(0, 2), ...rows.slice(2).reverse()]
    expect(staleWhere(written, swapped)).toEqual([expect.stringContaining('another order')])
    expect(staleWhere('nothing', rows)).toEqual([expect.stringContaining('has no table')])
  })

  it('misses a port that neither has a row nor is listed without one', () => {
    expect(
      unlistedPorts(['pay/pay.ts', 'pay/pay.tt.ts', 'pay/payPort.ts', 'page/newThing.ts', 'page/newThing.h5.ts']),
    ).toEqual(['newThing'])
  })
})
