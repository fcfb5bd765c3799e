import { arrive } from '@tests/journeys/buy'
import { editProfile, grantAndWithdraw, sendFeedback } from '@tests/journeys/profile'
import { granted } from '@/contract/account'
import { userInfo } from '@/contract/session'
import { pageDriver } from './pageDriver'
import { siteForTests } from './site'
import { unmasked } from './unmasked'

const site = siteForTests()

/** A browser whose customer has logged in. */
async function signedIn(mobile: string) {
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, mobile)
  return { visit, customer }
}

it('R-51 R-52 R-56 U6 a browser edits the profile with a picture and a region, and leaves nothing unmasked (S6)', async () => {
  const { visit, customer } = await signedIn('13800138005')
  await editProfile(customer, '小安然')
  const token = await site.sandbox.login('13800138005')
  const { userInfo: user, profile } = (await site.sandbox.call(userInfo, { withProfile: true }, { token })).data
  expect(profile).toMatchObject({
    address: { county: { code: '330106' } },
    education: 'bachelor',
    profession: 'student',
  })
  const picture = Buffer.from(await (await fetch(user.imgUrl)).arrayBuffer())
  expect(picture.includes('GPS')).toBe(false)
  expect(await unmasked(visit.page, [])).toEqual([])
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('a browser sends feedback with a picture, once', async () => {
  const { visit, customer } = await signedIn('13800138001')
  await sendFeedback(customer, '希望首页可以显示更多的优惠')
  const inbox = await (await fetch(`${site.sandbox.url}/sandbox/feedback`)).text()
  expect(inbox.split('希望首页可以显示更多的优惠')).toHaveLength(2)
  expect(inbox).toContain('<img src="/profile/pictures/')
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('a browser authorizes a partner again, and withdraws from another', async () => {
  const { visit, customer } = await signedIn('13800138002')
  await grantAndWithdraw(customer, { granted: 'sunny-insurance', withdrawn: 'green-bank' })
  const token = await site.sandbox.login('13800138002')
  const { authorizations } = (await site.sandbox.call(granted, {}, { token })).data
  expect(authorizations.map(({ partner, state }) => [partner, state])).toEqual([
    ['sunny-insurance', 'granted'],
    ['green-bank', 'withdrawn'],
    ['city-travel', 'ended'],
  ])
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
