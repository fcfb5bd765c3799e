import { type HostApi, HostFailure } from './hostApi'
import { capsuleOfWindow, screenOfWindow } from './screenOfWindow'

/** The phone in every test: 375 × 667, with a capsule at the top right. */
const SCREEN = {
  pixelRatio: 2,
  screenWidth: 375,
  screenHeight: 667,
  windowWidth: 375,
  windowHeight: 667,
  statusBarHeight: 20,
  titleBarHeight: 44,
  safeArea: { left: 0, right: 375, top: 20, bottom: 667, width: 375, height: 647 },
}

/** Device information, and the small device functions. */
export function addDevice(host: HostApi): void {
  const { machine } = host
  const system = (): object => ({
    ...(machine.person.isThere ? screenOfWindow() : SCREEN),
    brand: 'Test',
    model: 'Test Phone',
    language: host.isAlipay ? 'zh-Hans' : 'zh_CN',
    version: '8.0.50',
    SDKVersion: '3.7.0',
    system: host.isAlipay ? '17.0' : 'iOS 17.0',
    platform: host.isAlipay ? 'iOS' : 'ios',
    fontSizeSetting: 16,
    ...(host.isAlipay && { app: 'alipay' }),
    ...(machine.pkg.platform === 'tt' && { appName: 'Douyin' }),
  })
  for (const name of ['getSystemInfoSync', 'getWindowInfo', 'getDeviceInfo', 'getDeviceBaseInfo', 'getAppBaseInfo'])
    host.sync(name, system)
  host.async('getSystemInfo', system)
  host.async('getSystemInfoAsync', system)
  host.sync('getSystemSetting', () => ({ locationEnabled: true, wifiEnabled: true }))
  host.sync('getAppAuthorizeSetting', () => ({ locationAuthorized: 'authorized', cameraAuthorized: 'authorized' }))
  const capsule = (): object =>
    machine.person.isThere ? capsuleOfWindow() : { width: 87, height: 32, left: 278, right: 365, top: 24, bottom: 56 }
  host.sync('getMenuButtonBoundingClientRect', capsule)
  host.sync('getMenuButtonLayout', capsule)
  host.sync('getAccountInfoSync', () => ({
    miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
  }))
  host.sync('getAppIdSync', () => ({ appId: 'touristappid' }))
  host.sync('getLaunchOptionsSync', () => machine.launchOptions)
  host.sync('getEnterOptionsSync', () => machine.launchOptions)
  host.put('SDKVersion', '2.9.50')
  host.put('env', { USER_DATA_PATH: 'http://usr' })
  host.put('canIUse', (schema: string) => {
    const [root = ''] = schema.split('.')
    return root in host.object || root in machine.pkg.tagAttributes
  })
  host.put('nextTick', (run: () => void) => void Promise.resolve().then(() => machine.recorder.guard(run)))

  host.async('getNetworkType', async () => {
    const isOnline = await machine.person.ask('isOnline', [], true)
    return { networkType: isOnline ? 'wifi' : 'none', networkAvailable: isOnline }
  })
  host.async('scanCode', () => ({ result: 'scanned', scanType: 'QR_CODE' }))
  host.async('scan', () => ({ code: 'scanned' }))
  host.async('getRandomValues', (options) => {
    const length = Number(options.length)
    if (!(length > 0 && length <= 1048576)) throw new HostFailure('length is out of range')
    return { randomValues: window.crypto.getRandomValues(new Uint8Array(length)).buffer }
  })
  addClipboard(host)
  for (const name of SILENT) host.async(name, () => ({}))
}

function addClipboard(host: HostApi): void {
  let text = ''
  host.effect('setClipboardData', (options) => {
    text = String(options.data)
  })
  host.effect('setClipboard', (options) => {
    text = String(options.text)
  })
  host.async('getClipboardData', () => ({ data: text }))
  host.async('getClipboard', () => ({ text }))
}

/** Calls that succeed without an effect that a test could observe. */
const SILENT =
  `vibrate vibrateShort vibrateLong makePhoneCall openLocation setKeepScreenOn setVisualEffectOnCapture saveImage
  shareFileMessage setScreenBrightness`.split(/\s+/)
