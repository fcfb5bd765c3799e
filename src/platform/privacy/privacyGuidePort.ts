/** What became of one question of the host: our sheet is shown, or the customer has answered it. */
export type GuideAnswer = 'shown' | 'agreed' | 'refused'

/** One question of the host; the call of the app that caused it waits until it is agreed or refused. */
export type GuideQuestion = (answer: GuideAnswer) => void

/** The privacy guide that is registered with the host, where the app itself must ask whether the customer agrees to it. */
export interface PrivacyGuidePort {
  /** The id of the button that agrees: the host checks that it was tapped. */
  buttonId: string
  /** Takes the host's questions from now on; one listener, for as long as the app runs. Other hosts ask by themselves. */
  watch(ask: (question: GuideQuestion) => void): void
  /** Opens the text of the guide; answers whether the host could. */
  open(): Promise<boolean>
}
