import { standingToast, toast } from './toast'

/** Taro's H5 takes a toast away with the page it was shown on; the page that comes shows it for the rest of its time. */
export function keepToast(): void {
  const standing = standingToast()
  if (standing) toast(standing.text, standing.rest)
}
