import { ok, refusal } from '@tests/request/fakeHost'
import type { ExtraRight } from '@/contract/rights/extra'
import type { FlyCard, PackItem, RightsPack } from '@/contract/rights/packs'

/** Answers of the vip family, and what they hold. */
export const vipOk = (data: unknown = {}) => ({ ...ok(data), suc: true })
export const vipRefusal = (code: string, message = '') => ({ ...refusal(code, message), suc: false })

export const item = (itemId: string, over: Partial<PackItem> = {}): PackItem => ({
  itemId,
  type: 12,
  name: `Item ${itemId}`,
  text: '',
  picture: '',
  state: 'can_receive',
  jumpUrl: '',
  ...over,
})

export const pack = (id: string, items: PackItem[], endTime = Date.now() + 86_400_000): RightsPack => ({
  user_rights_pack_id: id,
  pack_info: { name: `Pack ${id}`, text: '', picture: '', endTime },
  pack_item: items,
})

/** Noon of 20 May 2030. */
export const may20 = Date.parse('2030-05-20T12:00:00+08:00')

export const fly = (cardNo: string, state: FlyCard['state']): FlyCard => ({
  cardNo,
  name: 'Fly card',
  text: '',
  state,
  worth: 5_000,
  endTime: may20,
})

export const extra = (rightId: string, over: Partial<ExtraRight> = {}): ExtraRight => ({
  rightId,
  name: `Card ${rightId}`,
  text: '',
  picture: '',
  left: 1,
  state: 'can_receive',
  worth: 1_000,
  endTime: may20,
  description: 'How it works',
  ...over,
})
