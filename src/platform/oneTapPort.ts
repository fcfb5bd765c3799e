/** Login by one tap with the number that the host knows. */
export interface OneTapPort {
  /** Whether this host has it; others go to the phone page. */
  offered: boolean
  /** The host's own proof of who is there. Rejects when the host refuses. */
  jsCode(): Promise<string>
}
