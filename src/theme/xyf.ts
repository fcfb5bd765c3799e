import { statusRoles } from './statusRoles'
import type { Theme } from './theme'
import { toolColours } from './toolColours'

/** The newer theme: red prices, blue gradient header (R-10, D-29). */
export const xyf: Theme = {
  name: 'xyfApp',
  variables: {
    colorBrand: '#2464F0',
    colorBrandDeep: '#1748B8',
    colorBrandSoft: '#EAF1FF',
    colorOnBrand: '#FFFFFF',
    colorPrice: '#CC2020',
    colorSaving: '#C81E1E',
    colorSavingSoft: '#FFECEC',
    colorText: '#1B2033',
    colorTextSecond: '#4A5168',
    colorTextThird: '#646B80',
    colorPage: '#F3F5FA',
    colorCard: '#FFFFFF',
    colorLine: '#EBEEF5',
    colorSkeleton: '#E1E6F0',
    ...statusRoles,
    colorLink: '#1E5AE0',
    colorMask: 'rgba(10, 16, 36, 0.55)',
    ...toolColours,
    colorMember: '#2A2140',
    colorMemberText: '#F4DDB6',
    headerBackground: 'linear-gradient(135deg, #1B4AC8 0%, #2259DE 58%, #2E6AEE 100%)',
    headerText: '#FFFFFF',
    barBackground: '#F7FAFF',
    buttonBackground: 'linear-gradient(90deg, #1F58E6 0%, #2A68EE 100%)',
    buttonText: '#FFFFFF',
    buttonSecondBackground: '#EAF1FF',
    buttonSecondText: '#1748B8',
    detailButtonBackground: 'linear-gradient(90deg, #D93327 0%, #D02828 100%)',
    memberBackground: 'linear-gradient(110deg, #231C38 0%, #4A3B63 100%)',
    radiusCard: '16px',
    radiusButton: '12px',
    radiusTag: '6px',
    shadowCard: '0 4px 16px rgba(30, 60, 140, 0.06)',
    shadowBar: '0 -2px 16px rgba(30, 60, 140, 0.08)',
  },
}
