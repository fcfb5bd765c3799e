/** Login with one tap by the phone number that the host knows. */
export interface OneTapPort {
  /** Whether this host supports it; others open the phone page. */
  offered: boolean
  /** The host's proof of the user's identity. Rejects when the host refuses. */
  jsCode(): Promise<string>
}
