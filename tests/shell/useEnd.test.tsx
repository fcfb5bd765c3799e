import { moves, openPages } from '@tests/routes/fakeNavigation'
import { clean, draw } from '@tests/ui/mounted'
import { observable, observableRef, runInAction } from 'mobx'
import { observer } from 'mobx-react'
import { act } from 'react'
import { ApiError } from '@/request/errors'
import { routes } from '@/routes'
import type { PageFrame } from '@/shell/PageContext'
import { useEnd } from '@/shell/useEnd'
import { InPage } from './pageOf'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/routes/fakeNavigation').taroModule)

type End = Parameters<typeof useEnd<string>>[0]['end']

const submission = observable(
  {
    end: undefined as End,
    take(): End {
      const { end } = this
      this.end = undefined
      return end
    },
  },
  { end: observableRef },
)
const finish = (end: End) =>
  act(() =>
    runInAction(() => {
      submission.end = end
    }),
  )

const seen: string[] = []
let takesRefusals = false
const Button = observer(() => {
  useEnd(submission, {
    done: (value) => void seen.push(`done ${value}`),
    ...(takesRefusals ? { refused: ({ code }: { code: string }) => void seen.push(`refused ${code}`) } : {}),
  })
  return null
})
const open = (visit: PageFrame['visit']) =>
  draw(
    <InPage route={routes.mall} visit={visit}>
      <Button />
    </InPage>,
  )
const refused = new ApiError({ kind: 'refused', code: 'E1', message: '不行', traceId: '' })
const offline = () => new ApiError({ kind: 'offline', traceId: '' })

beforeEach(() => {
  openPages('pages/mall/index')
  seen.length = 0
  takesRefusals = false
  runInAction(() => {
    submission.end = undefined
  })
})
afterEach(clean)

describe('the end of a submission', () => {
  it('is handled once, by the page that is shown', () => {
    open('shown')
    finish({ kind: 'done', value: 'a' })
    open('shown')
    expect(seen).toEqual(['done a'])
  })

  it('waits while another page covers the screen', () => {
    open('hidden')
    finish({ kind: 'done', value: 'a' })
    expect(seen).toEqual([])
    open('shown')
    expect(seen).toEqual(['done a'])
  })

  it('R-44 a failure that is shown nowhere else is a toast, once', () => {
    open('shown')
    finish({ kind: 'refused', error: refused, isShown: false })
    finish({ kind: 'lost', error: offline(), isShown: false })
    expect(moves).toEqual(['toast 2000 不行', 'toast 2000 网络不可用，请检查网络设置'])
  })

  it('R-44 a refusal that is shown beside its field, or that the page handles, is no toast', () => {
    takesRefusals = true
    open('shown')
    finish({ kind: 'refused', error: refused, isShown: true })
    finish({ kind: 'refused', error: refused, isShown: false })
    expect([moves, seen]).toEqual([[], ['refused E1']])
  })
})
