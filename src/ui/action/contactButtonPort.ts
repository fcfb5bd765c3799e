export interface ContactButtonProps {
  id: string
  text: string
  /** What the chat is about, as a person reads it. */
  title: string
  /** The address inside the app that it is about, where there is one. */
  address?: string | undefined
}
