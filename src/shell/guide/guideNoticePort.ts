/** The sheet that asks for the host's privacy guide; nothing on hosts that ask by themselves. */
export type GuideNoticePort = () => JSX.Element | null
