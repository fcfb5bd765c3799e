import type { AvatarPicture } from './avatar'
import type { MemberCardPicture } from './memberCard'

/** People for avatars of customers who uploaded none. */
export const avatars: Readonly<Record<string, AvatarPicture>> = {
  1: { hair: 'short', skin: '#F8D2B3', hairColour: '#2E2A33', palette: 'jade' },
  2: { hair: 'long', skin: '#FBDCC4', hairColour: '#4A2F27', palette: 'rose' },
  3: { hair: 'bun', skin: '#F3C6A1', hairColour: '#1F1D28', palette: 'amber' },
  4: { hair: 'curly', skin: '#D9A679', hairColour: '#33211B', palette: 'teal' },
  5: { hair: 'short', skin: '#E8B98F', hairColour: '#6B4A35', palette: 'ocean' },
  6: { hair: 'long', skin: '#F8D2B3', hairColour: '#1F1D28', palette: 'violet' },
  7: { hair: 'bun', skin: '#FBDCC4', hairColour: '#7A4A2F', palette: 'coral' },
  8: { hair: 'curly', skin: '#F3C6A1', hairColour: '#5A3826', palette: 'indigo' },
  9: { hair: 'short', skin: '#FBDCC4', hairColour: '#8C8C96', palette: 'gold' },
  10: { hair: 'long', skin: '#E8B98F', hairColour: '#33211B', palette: 'sky' },
  11: { hair: 'bun', skin: '#D9A679', hairColour: '#2E2A33', palette: 'plum' },
  12: { hair: 'short', skin: '#F8D2B3', hairColour: '#1F1D28', palette: 'coral' },
}

/** Grounds of the cards that the product sells. */
export const memberCards: Readonly<Record<string, MemberCardPicture>> = {
  member: { motif: 'crown', ground: ['#2B3550', '#1E2740', '#131A2E'], metal: '#E9C88B' },
  'member-v2': { motif: 'crown', ground: ['#0C5B3A', '#0A4A38', '#06302A'], metal: '#BDF2CF' },
  leap: { motif: 'bolt', ground: ['#4427A8', '#32208A', '#1D1458'], metal: '#C9BBFF' },
  health: { motif: 'heart', ground: ['#0B7878', '#09666C', '#074C58'], metal: '#C6F6EE' },
  gold: { motif: 'star', ground: ['#6B4A17', '#553A14', '#33230E'], metal: '#FFDD94' },
  quota: { motif: 'shield', ground: ['#1D4FBF', '#173F9C', '#0F2A6E'], metal: '#CFE0FF' },
  fly: { motif: 'plane', ground: ['#1A6FB0', '#135A96', '#0C3C6B'], metal: '#D3EEFF' },
  subsidy: { motif: 'wallet', ground: ['#0FA856', '#0B8A4B', '#07653C'], metal: '#D9FFE6' },
}
