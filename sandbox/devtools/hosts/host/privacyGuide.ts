import { HostFailure } from './api/hostApi'
import type { Recorder } from './recorder'

/** What the app answers to a question for the guide. */
interface Resolution {
  event?: string
  /** The button that was tapped, with an agreement. */
  buttonId?: string
}

type Listener = (resolve: (answer: Resolution) => void, info: { referrer: string }) => void

/**
 * WeChat's list of calls that need the customer's agreement to the privacy guide, and the scopes of `authorize` that do:
 * https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/miniprogram-intro.html
 */
const CALLS = new Set(
  `addPhoneCalendar addPhoneContact addPhoneRepeatCalendar chooseAddress chooseImage chooseInvoice chooseInvoiceTitle
  chooseLicensePlate chooseLocation chooseMedia chooseMessageFile choosePoi chooseVideo getClipboardData getFuzzyLocation getLocation
  getWeRunData requirePrivacyAuthorize saveImageToPhotosAlbum saveVideoToPhotosAlbum setClipboardData startLocationUpdate`.split(
    /\s+/,
  ),
)
const SCOPES = new Set([
  'scope.camera',
  'scope.record',
  'scope.userFuzzyLocation',
  'scope.userLocation',
  'scope.writePhotosAlbum',
])

/**
 * WeChat's privacy guide. Until the customer has agreed to it, a call of the list waits for the app, which asks by a sheet of its own and
 * resolves the question; only a tap on a button with `open-type="agreePrivacyAuthorization"` agrees. WeChat asks by its own sheet where the
 * app takes no questions; here the call fails, so that a test finds it.
 */
export class PrivacyGuide {
  private listener: Listener | undefined
  private readonly tapped = new Set<string>()

  constructor(
    private readonly recorder: Recorder,
    private isAgreed: boolean,
  ) {}

  get needsAgreement(): boolean {
    return !this.isAgreed
  }

  /** The last listener counts. */
  listen(listener: Listener): void {
    this.listener = listener
  }

  /** The customer has tapped a button that agrees. */
  tap(buttonId: string): void {
    this.tapped.add(buttonId)
    this.isAgreed = true
  }

  /** Whether a call has to wait. */
  holds(name: string, options: Record<string, unknown>): boolean {
    return !this.isAgreed && (CALLS.has(name) || (name === 'authorize' && SCOPES.has(String(options.scope))))
  }

  /** Asks the app; rejects as the call does that the customer did not agree to. @param referrer a call, or `button.` with an open type */
  ask(referrer: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new HostFailure('privacy permission is not authorized', 10, { errno: 104 }))
      const { listener } = this
      if (!listener) return fail()
      const take = ({ event, buttonId }: Resolution): void => {
        const isTapped = event === 'agree' && this.tapped.has(String(buttonId))
        if (isTapped) resolve()
        else if (event !== 'exposureAuthorization') fail()
        if (!isTapped && event !== 'exposureAuthorization' && event !== 'disagree')
          this.recorder.problem('privacy guide', new Error(`"${event}" by ${buttonId ?? 'no button'} for ${referrer}`))
      }
      this.recorder.guard(() => listener(take, { referrer }))
    })
  }
}
