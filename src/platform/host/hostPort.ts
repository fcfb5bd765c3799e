export type Os = 'IOS' | 'ANDROID'

/** Facts that differ by host and never change while the app runs. `inApp` means that a native app shows the page. */
export interface HostFacts {
  /** Absent on H5. */
  miniHost?: 'weapp' | 'alipay' | 'tt'
  /** H5 in the web view of a mini-program of WeChat or Alipay. */
  readonly isInMiniProgram?: boolean
  channel(inApp: boolean): 'APP' | 'APPLET' | 'DOUYIN'
  source(): 'APP' | 'miniApp' | 'DOUYIN'
  terminalType(inApp: boolean): 'WEB' | 'MINI_PROGRAM' | 'APP'
  os(): Os
  /** Client description, one line. */
  ua(): string
  /** Address that a payment provider returns to; empty where the host stays open during the payment. */
  origin(): string
}
