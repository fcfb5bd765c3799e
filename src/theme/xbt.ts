import { statusRoles } from './statusRoles'
import type { Theme } from './theme'
import { toolColours } from './toolColours'

/** The older theme: green, with soft cards. */
export const xbt: Theme = {
  name: 'xbt_h5',
  variables: {
    colorBrand: '#0E9F4B',
    colorBrandDeep: '#0A7A39',
    colorBrandSoft: '#E6F8EE',
    colorOnBrand: '#FFFFFF',
    colorPrice: '#B84800',
    colorSaving: '#0A7A39',
    colorSavingSoft: '#E6F8EE',
    colorText: '#1F2329',
    colorTextSecond: '#4E5969',
    colorTextThird: '#626B77',
    colorPage: '#F4F6F5',
    colorCard: '#FFFFFF',
    colorLine: '#EBEEEC',
    colorSkeleton: '#E3E8E5',
    ...statusRoles,
    colorLink: '#0A7A39',
    colorMask: 'rgba(0, 0, 0, 0.5)',
    ...toolColours,
    colorMember: '#3B2A14',
    colorMemberText: '#F6DDB0',
    headerBackground: 'linear-gradient(135deg, #066531 0%, #08793A 55%, #0A873F 100%)',
    headerText: '#FFFFFF',
    barBackground: '#FFFFFF',
    buttonBackground: 'linear-gradient(90deg, #08803A 0%, #0A873F 100%)',
    buttonText: '#FFFFFF',
    buttonSecondBackground: '#E6F8EE',
    buttonSecondText: '#0A7A39',
    detailButtonBackground: 'linear-gradient(90deg, #08803A 0%, #0A873F 100%)',
    memberBackground: 'linear-gradient(110deg, #2C2418 0%, #54422A 100%)',
    radiusCard: '12px',
    radiusButton: '24px',
    radiusTag: '4px',
    shadowCard: '0 2px 10px rgba(16, 60, 36, 0.05)',
    shadowBar: '0 -2px 12px rgba(16, 60, 36, 0.06)',
  },
}
