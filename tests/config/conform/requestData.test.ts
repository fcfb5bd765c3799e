import { Known } from '../../../config/conform/known'
import { requestData } from '../../../config/conform/requestData'

const definitions = {
  Whole: { type: 'integer' },
  GoodsReq: { type: 'object', properties: { goodsId: { type: 'string' } }, required: ['goodsId'] },
  ListReq: {
    type: 'object',
    properties: {
      page: { $ref: '#/definitions/Whole' },
      sort: { enum: ['new', 'old'] },
      of: { anyOf: [{ const: 'all' }, { const: 'one' }] },
      word: { type: 'string' },
    },
    required: ['page', 'sort', 'of'],
  },
  OrderReq: {
    type: 'object',
    properties: { couponIds: { type: 'array', items: { type: 'string' } }, quantity: { $ref: '#/definitions/Whole' } },
    required: ['couponIds', 'quantity'],
  },
}

it('the first page, and the first of listed values; what is optional stays away', () => {
  expect(requestData('anyList', 'ListReq', definitions, new Known())).toEqual({
    data: { page: 1, sort: 'new', of: 'all' },
  })
})

it('an id that no answer has told is missing, and its name is said', () => {
  const known = new Known()
  expect(requestData('anything', 'GoodsReq', definitions, known)).toEqual({ missing: 'no answer has told a goodsId' })
  known.learn('list', { rows: [{ goodsId: 7 }] })
  expect(requestData('anything', 'GoodsReq', definitions, known)).toEqual({ missing: 'no answer has told a goodsId' })
})

it('ids come from earlier answers, those of a list by the name of one', () => {
  const known = new Known()
  known.learn('list', { rows: [{ goodsId: 'g1' }, { goodsId: 'g2' }], couponId: 'c1', quantity: 2 })
  expect(requestData('anything', 'GoodsReq', definitions, known)).toEqual({ data: { goodsId: 'g1' } })
  expect(requestData('anything', 'OrderReq', definitions, known)).toEqual({ data: { couponIds: ['c1'], quantity: 2 } })
})

it('a call with a source of its own takes no id from another one', () => {
  const known = new Known()
  known.learn('broadcast', { goodsId: 'of something else' })
  expect(requestData('goods', 'GoodsReq', definitions, known)).toEqual({
    missing: 'no answer has told what belongs into goodsId',
  })
  known.learn('index', { goods: [{ goodsId: 'g1' }] })
  expect(requestData('goods', 'GoodsReq', definitions, known)).toEqual({ data: { goodsId: 'g1' } })
})

it('what is redeemed is a row that can be, at any depth of the newest answer', () => {
  const known = new Known()
  const rows = [
    { itemId: 'i1', state: 'received' },
    { itemId: 'i2', state: 'can_receive' },
  ]
  known.learn('rights', { groups: [{ rows }] })
  expect(known.ofRow('rights', 'itemId', ['state', 'can_receive'])).toBe('i2')
  known.learn('rights', { groups: [] })
  expect(known.ofRow('rights', 'itemId', ['state', 'can_receive'])).toBeUndefined()
})
