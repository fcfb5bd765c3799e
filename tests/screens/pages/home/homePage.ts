import { ok } from '@tests/request/fakeHost'
import { serve } from '@tests/screens/screenTest'
import { allDrawn } from '@tests/ui/mounted'
import { gridModules, index, memberBroadcast } from '@/contract/home'

/** The membership that home offers. */
export const member = { title: 'membership', subtitle: '', action: 'join', url: '/subPackages/gold-member/index' }

const xbtInfo = { subsidyBalance: 0, savedThisMonth: 0, isVip: false }

/** Answers the read of home with what everybody sees. */
export const servePage = (): Promise<void> => serve(index, ok({ xbtInfo, banners: [], member, goods: [] }))

/** Answers the three reads of home, and draws it as a whole. */
export async function serveHome(): Promise<void> {
  await servePage()
  await serve(gridModules, ok({ entries: [] }))
  await serve(memberBroadcast, ok({ broadcast: [] }))
  await allDrawn()
}
