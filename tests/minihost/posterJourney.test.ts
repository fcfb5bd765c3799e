import { until } from '@tests/fixtures/until'
import { choosePoster, posterWordsOf } from '@tests/journeys/poster'
import { signIn } from '@tests/journeys/stage'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { miniStage } from './miniStage'

const hosts: { platform: Platform; refusal: object; scope: string }[] = [
  {
    platform: 'weapp',
    refusal: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
    scope: 'scope.writePhotosAlbum',
  },
  { platform: 'alipay', refusal: { error: 2001, errorMessage: '用户拒绝授权' }, scope: 'album' },
  {
    platform: 'tt',
    refusal: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
    scope: 'scope.album',
  },
]

describe.each(hosts)('poster: the $platform mini-program', ({ platform, refusal, scope }) => {
  const stage = miniStage(platform)

  it('R-113 a poster is drawn and shared; the album is refused, allowed in the settings, and gets the poster', async () => {
    const customer = await signIn(stage, '13800138002')
    const { app } = customer
    const savedFiles = async () =>
      (await app.logs()).calls.filter(({ name, ok }) => name === 'saveImageToPhotosAlbum' && ok === true)
    const words = posterWordsOf[customer.language]
    expect(await choosePoster(customer)).toBe('/subPackages/gold-member/outer-deliver?inviterUserId=102')
    const texts = (await app.logs()).calls.flatMap(({ name, args }) =>
      name === 'CanvasContext.fillText' ? [String((args as unknown[])[0])] : [],
    )
    expect(texts).toEqual(expect.arrayContaining([words.printed.invites('阿*'), words.printed.brand]))

    let isAllowed = false
    await app.mock('saveImageToPhotosAlbum', () => {
      if (!isAllowed) throw refusal
      return {}
    })
    await customer.tap('#poster-save')
    await customer.waitForText(words.denied)
    expect(await savedFiles()).toEqual([])
    await app.mock('openSetting', () => {
      isAllowed = true
      return { authSetting: { [scope]: true } }
    })
    await customer.tap('#poster-settings')
    await until(
      async () => (await savedFiles()).length === 1,
      () => 'a saved poster',
    )
    // The picture goes with the screen.
    await customer.open('/pages/home/index')
    await until(
      async () => Object.keys(app.files).length === 0,
      () => Object.keys(app.files).join(),
    )
  })
})
