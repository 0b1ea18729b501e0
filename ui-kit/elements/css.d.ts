/** A style sheet that an element imports. */
declare module '*.css'
