import { isPhone } from '@/lib/phone'

/** Whether a text is a phone number as calls carry it: without spaces. */
export const isMobile = (text: string): boolean => text.length === 11 && isPhone(text)
