// The shared module `styled-components`. The lint rule on imports lists the same names.
export { css, keyframes, styled } from 'styled-components';
