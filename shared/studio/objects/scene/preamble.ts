/** Settings that hold for every picture: linear light, and light that bounces once off what is around. */
export const PREAMBLE = `#version 3.7;
global_settings{assumed_gamma 1 max_trace_level 5
 radiosity{pretrace_start .06 pretrace_end .012 count #if(Objects) 60 #else 220 #end nearest_count 7 error_bound #if(Objects) .8 #else .35 #end recursion_limit 1 low_error_factor .6 gray_threshold 0 minimum_reuse .015 brightness 1 normal on}}
#macro Unseen() #if(!Objects) no_image #end #end
#default{finish{ambient 0 diffuse .8}}
`;
