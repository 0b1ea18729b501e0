import { Drawing, paint } from './drawing.tsx'

/** The school gate in the morning: the sun comes up behind the building, three children are on their way in. */
export function Gate() {
  return (
    <Drawing>
      <circle cx="372" cy="112" r="46" fill={paint.sun} />
      <path d="M372 44V28m58 26 12-12m-128 12-12-12m140 70h16" />
      {/* the building, its roof, clock and windows */}
      <path d="M112 250V138h256v112z" fill={paint.paper} />
      <path d="M98 138h284l-18-28H116z" fill={paint.red} />
      <path d="M196 110V92l44-34 44 34v18z" fill={paint.paper} />
      <path d="M188 96l52-40 52 40M240 56V20" />
      <path d="M240 22c14-8 22 8 38 0v18c-16 8-24-8-38 0z" fill={paint.sun} />
      <circle cx="240" cy="88" r="13" fill={paint.glow} />
      <path d="M240 81v8l5 3" />
      <path
        d="M136 160h26v34h-26zm46 0h26v34h-26zm90 0h26v34h-26zm46 0h26v34h-26zM149 160v34m46-34v34m90-34v34m46-34v34"
        fill={paint.sky}
      />
      <path d="M222 250v-62a18 18 0 0 1 36 0v62M240 172v78" fill={paint.shade} />
      {/* the ground with its path, the tree */}
      <path d="M-200 250h900v300h-900z" fill={paint.leaf} stroke="none" />
      <path d="M-200 250h900" />
      <path d="M222 250h36l74 112H148z" fill={paint.glow} />
      <path d="M50 250v-66m0 26 18-16" />
      <path d="M50 190c-34 8-50-20-34-40-10-30 20-50 40-38 26-10 46 14 36 38 12 26-14 46-42 40z" fill={paint.leaf} />
      {/* the gate stands open */}
      <path d="M92 330V196h30v134zm266 0V196h30v134z" fill={paint.paper} />
      <path d="M86 196h42v-12H86zm266 0h42v-12h-42z" fill={paint.red} />
      <path d="M122 222l44-14v118l-44-8zm15-4v103m14-107v109m207-101-44-14v118l44-8zm-15-4v103m-14-107v109" />
      {/* three children */}
      <path d="M196 318v-26a13 13 0 0 1 26 0v26z" fill={paint.red} />
      <path d="M250 334v-30a14 14 0 0 1 28 0v30z" fill={paint.paper} />
      <path d="M286 310v-24a12 12 0 0 1 24 0v24z" fill={paint.sun} />
      <path d="M204 318v14m10-14v14m44 2v14m12-14v14m26-38v13m8-13v13" />
      <path d="M255 308h18v18h-18z" fill={paint.sun} />
      <path d="M201 268a8 8 0 0 1 16 0 8 8 0 0 1-16 0zm54 8a9 9 0 0 1 18 0 9 9 0 0 1-18 0zm36-14a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" fill={paint.shade} />
    </Drawing>
  )
}
