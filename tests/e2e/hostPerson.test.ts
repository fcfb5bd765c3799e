import { until } from '@tests/fixtures/until'
import { deferred } from '@tests/lib/deferred'
import { cashier } from '@/i18n/cashier'
import { certificate } from '@/i18n/certificate'
import { face } from '@/i18n/face'
import { guide } from '@/i18n/guide'
import { home } from '@/i18n/home'
import { idCard } from '@/i18n/idCard'
import { identity } from '@/i18n/identity'
import { mall } from '@/i18n/mall'
import { session } from '@/i18n/session'
import { shell } from '@/i18n/shell'
import { framesForTests } from './framesForTests'
import { control, goods, pay, seen } from './hostSteps'
import { dragDown, slowDown, swipeLeft, timeColour } from './personSteps'

const white = 'rgb(255, 255, 255)'

const { openOne, sandboxUrl } = framesForTests()

const sample = async (person: string, name: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${sandboxUrl()}/sandbox/samples/${person}/${name}.jpg`)).arrayBuffer())

it('the wheels of a picker show the cities of the province that was turned to, and the choice is on the screen', async () => {
  const { app, phone } = await openOne('alipay', { person: '13800138002', address: '/center/personInfo/mys' })
  await app.getByLabel(/^所在地区/).click()
  for (const [column, name] of ['江苏省', '苏州市', '姑苏区'].entries()) {
    const wheel = phone.getByLabel(`列 ${column + 1}`)
    await wheel.locator('option', { hasText: name }).waitFor({ state: 'attached' })
    await wheel.selectOption({ label: name })
  }
  await phone.getByRole('button', { name: '确定' }).click()
  await seen(app, '江苏省 苏州市 姑苏区')
})

it('WeChat asks for the phone number: the app says that it was refused, and signs in once it is given', async () => {
  const { app, phone } = await openOne('weapp', { address: '/center/login/index' })
  await control(app, shell.privacyAccept).click()
  await app.getByLabel(session.agree).click()
  await control(app, session.oneTap).click()
  // Before WeChat's own sheet, the app asks for the privacy guide.
  await control(app, guide.refuse).click()
  await phone.getByText(session.oneTapFailed).waitFor()
  await control(app, session.oneTap).click()
  await app.getByText(guide.agree, { exact: true }).click()
  await phone.getByRole('button', { name: '拒绝' }).click()
  await phone.getByText(session.oneTapFailed).waitFor()
  await control(app, session.oneTap).click()
  await phone.getByRole('textbox').fill('13800138002')
  await phone.getByRole('button', { name: '允许', exact: true }).click()
  await seen(app, home.subsidyBalance)
})

it('a refused camera is said beside the card; once the settings allow it, photos of the disk and samples are shown and read', async () => {
  const person = '13800138030'
  const { app, phone, page, hears } = await openOne('weapp', {
    person,
    address: '/subPackages/identification/index',
    permissions: { camera: false },
  })
  await control(app, idCard.begin).click()
  await app.getByLabel(idCard.cameraLabel.front).click()
  await app.getByText(guide.agree, { exact: true }).click()
  await seen(app, idCard.troubles.denied)
  await app.getByLabel(idCard.openSettings).click()
  await phone.getByLabel('相机').check()
  await phone.getByRole('button', { name: '完成' }).click()
  await hears((message) => message.type === 'permissions' && message.permissions.camera)
  await app.getByLabel(idCard.cameraLabel.front).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    phone.getByRole('button', { name: '从本机选择…' }).click(),
  ])
  await chooser.setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await sample(person, 'front') })
  await seen(app, idCard.sideRead)
  const picture = app.getByLabel(idCard.preview.front).locator('img')
  expect(await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBeGreaterThan(
    100,
  )
  await app.getByLabel(idCard.albumLabel.back).click()
  await phone.getByRole('button', { name: '示例：身份证国徽面' }).click()
  await seen(app, idCard.formTitle)
})

it('the face is recorded in front of the camera of the phone', async () => {
  const { app, page } = await openOne('tt', {
    person: '13800138032',
    address: '/subPackages/living-identification/index',
  })
  await app.getByLabel(face.agree).click()
  await control(app, face.start).click()
  await control(app, face.take).click()
  // The camera is late: what it records begins with its picture, and so do the challenges.
  const late = deferred<void>()
  await page.route(/\/samples\/.*\/face\.jpg/, (route) => late.promise.then(() => route.continue()))
  const asked = page.waitForRequest(/\/samples\/.*\/face\.jpg/)
  await control(app, face.record).click()
  await asked
  expect(await app.getByText(face.place(1, 3)).count()).toBe(0)
  late.resolve()
  // The recording alone takes ten seconds.
  await seen(app, face.place(3, 3))
  await seen(app, identity.doneTitle(identity.steps.face))
})

it('the pictures of a product open in the viewer of the host, and its menu shares the product', async () => {
  const { app, phone } = await openOne('alipay', { person: '13800138002', address: goods })
  await seen(app, mall.buy)
  await app.locator('wx-swiper').first().click()
  await phone.getByRole('dialog').getByAltText('图片').waitFor()
  await phone.getByRole('button', { name: '关闭' }).last().click()
  await phone.getByRole('button', { name: '更多' }).click()
  await phone.getByRole('button', { name: '转发' }).click()
  await phone.getByText(goods).waitFor()
  await phone.getByRole('button', { name: '转发' }).click()
  await phone.getByText('已转发').waitFor()
})

it('a certificate opens in the viewer of the host', async () => {
  const { app, phone } = await openOne('tt', {
    person: '13800138004',
    address: '/subPackages/xyfApp/settle-certify/recordList',
  })
  await app.getByLabel(certificate.view).first().click()
  await phone.getByRole('link', { name: '在新标签页打开' }).waitFor()
  await phone.getByRole('button', { name: '关闭' }).last().click()
})

it('a page that is pulled down at its top shows the sign of its refresh until the app ends it', async () => {
  const frame = await openOne('tt', { person: '13800138002', address: '/pages/mall/index' })
  await seen(frame.app, mall.brands)
  const sign = frame.phone.getByRole('status', { name: '正在刷新' })
  await dragDown(frame, 60)
  expect(await sign.isVisible()).toBe(false)
  await slowDown(frame)
  await dragDown(frame, 200)
  await sign.waitFor()
  await sign.waitFor({ state: 'hidden' })
})

it('a finger taps a tab, pulls the page down, turns the carousel and scrolls', async () => {
  const frame = await openOne('weapp', { person: '13800138002' }, { hasTouch: true })
  const { app, phone } = frame
  await seen(app, home.subsidyBalance)
  await phone.getByRole('button', { name: '补贴商城' }).tap()
  await seen(app, mall.brands)
  await slowDown(frame)
  await dragDown(frame, 200, 'finger')
  await phone.getByRole('status', { name: '正在刷新' }).waitFor()
  await swipeLeft(frame, app.locator('wx-swiper').filter({ visible: true }).first())
  await dragDown(frame, -200, 'finger')
  await until(
    () => app.locator('body').evaluate(() => window.scrollY > 100),
    () => 'the page to scroll',
  )
})

it('without a network a screen offers a retry, and loads once it is back; a slow one only takes longer', async () => {
  const { app, phone, send } = await openOne('alipay', { person: '13800138002' })
  await seen(app, home.subsidyBalance)
  await send({ type: 'set', settings: { network: 'offline' } })
  await send({ type: 'set', settings: { address: goods } })
  await seen(app, shell.retry)
  await send({ type: 'set', settings: { network: 'slow' } })
  await phone.getByText('2G').waitFor()
  await seen(app, mall.buy)
})

it.each([
  ['weapp', 'failed', '支付平台未能完成扣款，请更换支付方式'],
  ['alipay', 'unknown', cashier.checkingTitle],
  ['tt', 'hang', undefined],
] as const)('a customer in %s sees what became of a payment whose sheet answers %s', async (host, answer, said) => {
  const { app, phone, send } = await openOne(host, { person: '13800138005', address: goods, pay: answer })
  await pay(app, host)
  if (said) return seen(app, said)
  await phone.getByText('支付方没有应答').waitFor()
  await send({ type: 'restart' })
  await seen(app, home.subsidyBalance)
})

it('the time is white over a coloured bar and dark over a white one, and Alipay’s screens have their titles', async () => {
  const frame = await openOne('alipay', { person: '13800138002' })
  await seen(frame.app, home.subsidyBalance)
  expect(await timeColour(frame)).toBe(white)
  await frame.send({ type: 'set', settings: { address: '/center/personInfo/setUp' } })
  await frame.hears((message) => message.type === 'route' && message.title === '设置')
  await until(
    async () => (await timeColour(frame)) !== white,
    () => 'a dark time',
  )
})
