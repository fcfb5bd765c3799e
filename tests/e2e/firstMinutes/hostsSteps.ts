import { control, goods, hosts, paidTitle, pay, seen } from '@tests/e2e/hostSteps'
import { type HostsPage, inAll } from '@tests/e2e/hostsPageSteps'
import { cashier } from '@/i18n/cashier'
import { face } from '@/i18n/face'
import { home } from '@/i18n/home'
import { idCard } from '@/i18n/idCard'
import { mall } from '@/i18n/mall'
import { order } from '@/i18n/order'
import { patience } from '../../../sandbox/devtools/hosts/patience'
import type { Moment } from './moments'
import type { PictureName } from './names'

/** Without a coupon, which one of the four orders would take from the others. */
const buyer = '13800138005'
const applicant = '13800138030'
const faceless = '13800138032'

interface HostsStep {
  picture: PictureName
  /** Goes on from the step before it, to the moment of the picture. */
  play(shown: HostsPage): Promise<Omit<Moment, 'still'>>
  /** Whether the picture is of the page, 1 600 px wide, where phones are smaller than they are played on. */
  isWide?: boolean
}

/** A phone: its bar and its sheets, and the app. */
const phone = ({ column, phoneOf, appIn }: HostsPage, host: 'h5' | 'tt') => ({
  read: [phoneOf(host).locator('body'), appIn(host).locator('body')],
  picture: column(host).locator('.phone'),
})

/** The steps of the guide on the page of the hosts, one after another. */
export const hostsSteps: readonly HostsStep[] = [
  {
    picture: 'hosts',
    isWide: true,
    play: async (shown) => {
      const { page, appIn } = shown
      await shown.choosePerson(buyer)
      await inAll((host) => seen(appIn(host), home.subsidyBalance))
      await shown.openScreen(goods)
      await inAll((host) => seen(appIn(host), mall.buy))
      await shown.applyTo('抖音')
      await page.getByLabel('收银台下一次回答').selectOption('cancel')
      await inAll(async (host) => {
        // The screen of the end goes on to the order after 3 s, so it is watched for from before the last tap.
        const end = seen(appIn(host), host === 'tt' ? cashier.flow.cancelled : paidTitle, 3 * patience)
        await Promise.all([pay(appIn(host), host), end])
        await seen(appIn(host), order.states[host === 'tt' ? 'unpaid' : 'finished'])
      })
      return { read: hosts.map((host) => appIn(host).locator('body')), picture: page }
    },
  },
  {
    picture: 'requests',
    isWide: true,
    // Which calls came before and after the one that pays differs between two runs.
    play: async ({ column }) => {
      const log = column('weapp').locator('.log')
      const call = log.locator('[data-entries] li', { hasText: '/cashier/create-and-pay' }).first()
      await call.evaluate((row) => row.scrollIntoView({ block: 'center' }))
      return { read: [call], picture: log }
    },
  },
  { picture: 'cancelled', play: async (shown) => phone(shown, 'tt') },
  {
    picture: 'offline',
    play: async (shown) => {
      const app = shown.appIn('h5')
      await shown.applyTo('H5')
      await shown.openScreen('/pages/home/index')
      await seen(app, home.subsidyBalance)
      await shown.page.getByLabel('网络').selectOption('offline')
      await shown.page.getByRole('button', { name: '结束并重启应用' }).click()
      await seen(app, /网络不可用，以下是/)
      return phone(shown, 'h5')
    },
  },
  {
    picture: 'id-card',
    play: async (shown) => {
      const app = shown.appIn('tt')
      await shown.applyTo('抖音')
      await shown.choosePerson(applicant)
      await shown.openScreen('/subPackages/identification/index')
      await control(app, idCard.begin).click()
      await app.getByLabel(idCard.albumLabel.front).click()
      await shown.phoneOf('tt').getByRole('button', { name: '示例：身份证人像面' }).waitFor()
      return phone(shown, 'tt')
    },
  },
  {
    picture: 'face',
    play: async (shown) => {
      const app = shown.appIn('tt')
      await shown.choosePerson(faceless)
      await shown.openScreen('/subPackages/living-identification/index')
      await app.getByLabel(face.agree).click()
      await control(app, face.start).click()
      await seen(app, face.take)
      return phone(shown, 'tt')
    },
  },
]
