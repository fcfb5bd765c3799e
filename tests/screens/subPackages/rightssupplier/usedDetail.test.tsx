import { carriedTo, given, hostBytes, quiet, refused, serveSupplier } from '@tests/fixtures/supplierServer'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { orderRightsReceiveLog, type RightUse, receiveRights } from '@/contract/supplier'
import { keepSupplierValues } from '@/domain/session/supplierValues'
import { supplier as words } from '@/i18n/supplier'
import SupplierUse from '@/subPackages/rightssupplier/usedDetail'

const mockBytes = hostBytes

jest.mock('@/platform/host/random', () => ({ randomBytes: (count: number) => mockBytes(count) }))

const use = (rightId: string, over: Partial<RightUse> = {}): RightUse => ({
  receiveId: rightId,
  rightId,
  name: `name of ${rightId}`,
  picture: '',
  state: 'received',
  code: `CODE-${rightId}`,
  codeKind: 'text',
  receivedAt: Date.parse('2030-05-01T09:30:00+08:00'),
  endTime: Date.parse('2030-05-20T12:00:00+08:00'),
  steps: ['copy it', 'paste it'],
  ...over,
})
const tenOthers = Array.from({ length: 10 }, (_, index) => use(`other-${index}`))

const serve = (rows: readonly RightUse[]) =>
  act(async () => {
    await serveSupplier(orderRightsReceiveLog, given({ rows }))
  })
const open = (rightsId?: string) => {
  screen.open(rightsId ? { rightsId } : {})
}
const pagesAsked = () => carriedTo(orderRightsReceiveLog).map(({ data }) => data)

const screen = screenTest(SupplierUse, 'subPackages/rightssupplier/usedDetail')
beforeEach(() => {
  keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo: 'R1' })
})

describe('activation details', () => {
  it('R-106 finds the right on a later page of the log, and shows code, end and steps', async () => {
    open('video')
    await serve(tenOthers)
    await serve([use('video')])
    expect(pagesAsked()).toEqual([{ page: 1 }, { page: 2 }])
    const shown = ['name of video', 'CODE-video', words.until('2030-05-20'), '2030-05-01 09:30', 'copy it', 'paste it']
    for (const text of shown) expect(box.textContent).toContain(text)
    expect(box.querySelector('.qr-code')).toBeNull()
    tap(box.querySelector('#supplier-mine'))
    expect(moves).toEqual(['navigateTo /subPackages/rightssupplier/mine-rights'])
  })

  it('R-106 a right for a counter is a QR code', async () => {
    open('coffee')
    await serve([use('coffee', { codeKind: 'qr' })])
    expect(box.querySelector('.qr-code')).not.toBeNull()
  })

  it.each([
    ['used', words.usedCode],
    ['expired', words.ended('2030-05-20')],
  ] as const)('a right that is %s says so and shows no QR code and no steps', async (state, text) => {
    open('coffee')
    await serve([use('coffee', { codeKind: 'qr', state })])
    expect(box.textContent).toContain(text)
    expect(box.textContent).toContain(words.states[state])
    expect(box.textContent).not.toContain('copy it')
    expect(box.querySelector('.qr-code')).toBeNull()
  })

  it('R-106 a right that was not received is not received by opening the page: it leads to the order', async () => {
    open('taxi')
    await serve([use('video')])
    expect(box.textContent).toContain(words.notReceived)
    tap(box.querySelector('#supplier-rights'))
    expect(moves).toEqual(['navigateTo /subPackages/rightssupplier/index'])
    await act(quiet)
    expect([pagesAsked(), carriedTo(receiveRights)]).toEqual([[{ page: 1 }], []])
  })

  it('without a right in the address it shows the newest receipt', async () => {
    open()
    await serve([use('newest'), use('older')])
    expect(box.textContent).toContain('name of newest')
    expect(box.textContent).not.toContain('name of older')
  })

  it('R-106 an unknown order has the way home', async () => {
    open('video')
    await act(async () => {
      await serveSupplier(orderRightsReceiveLog, refused('ORDER_UNKNOWN', '没有找到该权益订单'))
    })
    expect(box.textContent).toContain('没有找到该权益订单')
    expect(box.querySelector('#supplier-home')).not.toBeNull()
  })
})
