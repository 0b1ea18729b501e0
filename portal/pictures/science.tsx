import { Drawing, paint } from './drawing.tsx'

/** The laboratory: a flask over a flame, a microscope, a seedling under glass, and the board behind them. */
export function Science() {
  return (
    <Drawing ground={paint.glow}>
      {/* the board, with what was drawn on it in the lesson */}
      <path d="M64-20h352v148H64z" fill="var(--kit-color-frame)" />
      <path d="M54 128h372v12H54z" fill={paint.red} />
      <g stroke="var(--kit-color-on-frame)" strokeWidth="2.5">
        <path d="M100 108V28m-8 10 8-10 8 10m-16 62h84m-10-8 10 8-10 8" />
        <path d="M102 98c30-4 36-50 68-54" />
        <path d="M251 66h2m-42 0c0-18 82-18 82 0s-82 18-82 0zm21-36c16-9 56 63 40 72s-56-63-40-72zm40 0c-16-9-56 63-40 72s56-63 40-72z" />
        <path d="M326 40h56m-56 22h40m-40 22h50" />
      </g>
      {/* the table */}
      <path d="M-200 300h900v18h-900z" fill={paint.red} />
      <path d="M-200 318h900v200h-900z" fill={paint.paper} stroke="none" />
      <path d="M-200 340h900" stroke={paint.line} />
      {/* the flask over its flame */}
      <path d="M84 300v-42h72v42" />
      <path d="M112 178h16v30l30 44a8 8 0 0 1-7 6H89a8 8 0 0 1-7-6l30-44z" fill={paint.paper} />
      <path d="M100 226h40l18 26a8 8 0 0 1-7 6H89a8 8 0 0 1-7-6z" fill={paint.sky} />
      <path d="M108 178h24M110 240h1m14 6h1m8-10h1" />
      <path d="M120 298c-14-8-8-20 0-32 8 12 14 24 0 32z" fill={paint.sun} />
      <path d="M114 168c-6-6 6-10 0-16m12 16c-6-6 6-10 0-16" />
      {/* the microscope */}
      <path d="M206 300h82v-12h-82z" fill={paint.shade} />
      <path d="M222 262h40v10h-40z" fill={paint.shade} />
      <path d="M262 288c26-20 26-62-6-74" />
      <path d="M222 196l22-12 32 58-22 12z" fill={paint.leaf} />
      <path d="M218 188l24-13 4 9-24 13zm38 62l14-8 5 9-14 8z" fill={paint.paper} />
      {/* the seedling under its glass */}
      <path d="M330 262h68l-8 38h-52z" fill={paint.red} />
      <path d="M364 262v-38" />
      <path d="M364 240c-24 2-30-12-28-22 18-2 28 6 28 22zm0-12c-2-18 10-28 28-26 2 16-8 26-28 26z" fill={paint.leaf} />
      <path d="M322 262v-42a42 42 0 0 1 84 0v42zm42-84v-10" />
      <path d="M336 210c2-10 8-16 16-18" strokeWidth="2" />
    </Drawing>
  )
}
