import { argsOf, endAll, ok, sent, settled, stored } from '@tests/request/fakeHost'
import { openPages } from '@tests/routes/fakeNavigation'
import { serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { frame, set } from '@tests/shell/fakeFrame'
import { happen, router } from '@tests/shell/fakeHooks'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw } from '@tests/ui/mounted'
import { cardInfo } from '@/contract/home'
import { getExtInfo, userInfo } from '@/contract/session'
import { balance } from '@/contract/wallet/balance'
import { loginByCode } from '@/domain/session/login'
import { session } from '@/domain/session/session'
import My from '@/pages/my/index'
import { call } from '@/request/call'
import { allRoutes, routes } from '@/routes'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { Screen } from '@/shell/Screen'

/** What a server with roles would say of a person beside what the contract knows. */
const roles = { role: 'admin', roles: ['staff', 'operator'], permissions: ['*'], isAdmin: true, userLevel: 9 }

const person = { userId: '1', nickName: '阿森', imgUrl: '', mobile: '138****8001', xbtStatus: 2 }
const counts = { couponCount: 3, goldCoins: 5, orderCounts: { unpaid: 1, paid: 0, finished: 2, refund: 0 } }
const money = { balance: 12_850, expiringSoon: 0, withdrawing: 0, showGuide: false }
const card = { isVip: false, cardName: '飞跃会员', description: '每月权益', savedMoney: 0, serveDays: 0 }

setUpScreens({ person: 'visitor' })

/** The app's frame for this kind of person. */
const frameFor = (who: { isCustomer?: boolean }): AppFrame => ({ ...frame, isCustomer: () => who.isCustomer ?? false })

interface Who {
  hasLogin?: boolean
  isCustomer?: boolean
  isVip?: boolean
  /** Fields that the contract does not know, in every answer. */
  more?: object
}

/** "My" as this person sees it. */
async function myOf({ hasLogin = true, isCustomer, isVip = false, more = {} }: Who): Promise<string> {
  if (hasLogin) session.signIn('token-a')
  set({ hasLogin })
  openPages('pages/home/index', routes.my.path)
  Object.assign(router, { path: `/${routes.my.path}`, params: {} })
  const box = draw(
    <AppContext.Provider value={frameFor({ isCustomer })}>
      <My />
    </AppContext.Provider>,
  )
  happen('show')
  await settle()
  await serve(cardInfo, ok({ ...card, ...more, isVip }))
  if (hasLogin) {
    await serve(userInfo, ok({ ...more, userInfo: { ...person, ...more } }))
    await serve(getExtInfo, ok({ ...counts, ...more }))
    await serve(balance, ok({ ...money, ...more }))
  }
  const drawn = box.innerHTML
  clean()
  await endAll()
  session.signOut()
  return drawn
}

describe('what a person is offered', () => {
  it.each([false, true])(
    'R-58 every screen opens for each signed-in person, and for visitors where it says so; customer service: %j',
    (isCustomer) => {
      const opens = ({ hasLogin }: { hasLogin: boolean }) => {
        set({ hasLogin })
        return allRoutes.filter((route) => {
          const box = draw(
            <AppContext.Provider value={frameFor({ isCustomer })}>
              <InPage route={route}>
                <Screen>what it shows</Screen>
              </InPage>
            </AppContext.Provider>,
          )
          const isOpen = box.textContent?.includes('what it shows')
          clean()
          return isOpen
        })
      }
      expect(opens({ hasLogin: true })).toHaveLength(allRoutes.length)
      expect(opens({ hasLogin: false }).map(({ path }) => path)).toEqual(
        allRoutes.filter(({ login }) => login === 'optional').map(({ path }) => path),
      )
    },
  )

  it('R-58 differs by login, isVip and isCustomer, and by no role', async () => {
    const usual = await myOf({})
    expect(await myOf({ more: roles })).toBe(usual)
    const others = [{ hasLogin: false }, { isVip: true }, { isCustomer: true }]
    const seen = [usual]
    for (const who of others) seen.push(await myOf(who))
    expect(new Set(seen).size).toBe(4)
    for (const [index, who] of others.entries()) expect(await myOf({ ...who, more: roles })).toBe(seen[index + 1])
  })
})

describe('what a login leads to', () => {
  /** How a login by this answer ends for a person who was invited. */
  async function invited(answer: object): Promise<unknown> {
    session.signOut()
    stored.set('inviterUserId', '42')
    const end = loginByCode({ mobile: '13800138001', code: '123456' }, (endpoint, data) => call(endpoint, data))
    await settled()
    await sent.at(-1)?.answer(ok({ mToken: 'token-a', ...answer }))
    return end
  }

  it('R-58 differs by whether the user is new or old, and by no role', async () => {
    for (const more of [{}, roles]) {
      expect(await invited({ userStatus: 'new', ...more })).toEqual({ kind: 'in' })
      expect(await invited({ userStatus: 'old', ...more })).toEqual({ kind: 'assistRefused' })
    }
    expect(sent.map((one) => Object.keys(argsOf(one) as object))).toEqual(
      sent.map(() => ['mobile', 'code', 'inviterUserId']),
    )
  })
})
