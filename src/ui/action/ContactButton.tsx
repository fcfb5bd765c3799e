import type { ReactNode } from 'react'
import type { ContactButtonProps } from './contactButtonPort'

/** A browser has no chat of its own. */
export const ContactButton = (_: ContactButtonProps): ReactNode => null
