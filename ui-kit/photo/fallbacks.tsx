import type { ReactNode, SVGProps } from 'react'

/* Line drawings in place of a missing photo. Their colours are tokens, so they follow the theme. */

function Drawing({ children, ...rest }: SVGProps<SVGSVGElement> & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}

export const tint = 'var(--kit-color-primary-tint)'
export const surface = 'var(--kit-color-surface)'
export const yellow = 'var(--kit-color-yellow)'
export const redLine = 'var(--kit-color-margin-line)'

/** A school building with its flag, clock and door. */
export const SchoolFallback = () => (
  <Drawing>
    <path d="M80 34V12" />
    <path d="M80 13c7-4 12 4 20 0v10c-8 4-13-4-20 0z" fill={redLine} />
    <path d="M24 98V62h34m44 0h34v36" fill={tint} />
    <path d="M20 62h34M106 62h34" />
    <path d="M58 98V54l22-20 22 20v44z" fill={surface} />
    <path d="M52 59l28-25 28 25" />
    <circle cx="80" cy="58" r="7" fill={yellow} />
    <path d="M80 54v4l3 2" />
    <path d="M72 98V82a8 8 0 0 1 16 0v16M80 75v23" fill={tint} />
    <path d="M32 72h7v9h-7zm13 0h7v9h-7zM108 72h7v9h-7zm13 0h7v9h-7z" fill={surface} />
    <path d="M12 98h136" />
    <path d="M14 98c0-7 4-10 7-10s6 3 6 10m106 0c0-7 4-10 7-10s6 3 6 10" fill={tint} />
  </Drawing>
)

/** A person, head and shoulders: anybody, of any age. */
export const PersonFallback = () => (
  <Drawing>
    <path d="M32 120c0-24 20-34 48-34s48 10 48 34z" fill={tint} />
    <circle cx="80" cy="50" r="24" fill={yellow} />
    <path d="M73 46v2m14-2v2M74 58c3 4 9 4 12 0" />
  </Drawing>
)

/** A notice board with nothing on it but two pins. An empty board in EmptyState is the same. */
export const emptyBoard = (
  <>
    <path d="M24 20h112v80H24z" fill={tint} />
    <path d="M31 27h98v66H31z" fill={surface} strokeWidth="1" />
    <path d="M56 44h48v36H56z" fill={surface} strokeDasharray="4 5" />
    <path d="M64 55h32M64 62h32M64 69h20" stroke="var(--kit-color-line)" />
    <circle cx="80" cy="42" r="4" fill={redLine} />
    <circle cx="42" cy="80" r="3" fill={yellow} />
    <path d="M34 100l-5 12m97-12l5 12" />
  </>
)

export const NoticeFallback = () => <Drawing>{emptyBoard}</Drawing>
