/**
 * Common given names in Canada, in addition to those in `given-names.ts`. They distinguish a middle name from a family name:
 * SMITH JOHN ANDREW is John Smith, DUNCAN IAN MORRISON is not Ian Duncan. A missing name sends an account to a reviewer; a
 * family name that is not a given name does not belong here.
 */
export const commonGivenNames: readonly string[] = `
  aaron adam adrian aidan alain albert alec alexis alfredo ali alvin amadou amir amit andre angelo anil anton ari arjun armand
  arnaud arnold arun ashok austin barry bashir benedict bernard bert bertrand bilal blair blake bogdan boris brandon brent brett
  brian bruce bruno bryan bryce byron calvin cameron carl carlo carlos cedric cesar chad claude clement clifford clinton cody colin
  connor corey craig curtis cyril dale damien damian dario darren darryl daryl deepak denis dennis derek desmond devon diego
  dilip domenic douglas duncan dustin dwayne dylan earl edgar edmond edmund edwin eli elias eliot elliott emanuel emil emile emmanuel
  enrico eric erik ernest etienne eugene evan fabien fabio faisal felix fernand fernando florian floyd francois frantz gabriel garry
  gary gaston gavin geoff georges gerard gerardo gilbert gilles giorgio glen glenn graham grant guillaume gurpreet guy hamid harjit
  harpreet harry harvey hector henri herbert herve howard hubert hugh hugo ian ibrahim igor imran isaac ivan jacob jacques jagdeep
  jake jamal jan jared jaroslav jason javier jay jean jeremy jeremie jerome jesse joel johan jordan jorge jose joshua juan jules
  julian julien justin kamal karim karl keith kelly kelvin kent kevin khalid kirk kumar kurt kyle lance laurent lee leon leonardo
  leslie lewis liam lionel lloyd logan lorne louis luc luca lucas lucien luis luke magnus mahmoud malcolm manjit manuel marc marcel
  marcelo marco marcus mario marius mark marshall martin marvin mason maurice mauricio maurizio max melvin miguel milan miles mitchell
  morgan morris moses mustafa nadeem nasser nathan neil nelson nigel noah noel normand olaf olivier omar oscar osman otto owen pablo
  pascal pasquale patrice perry philippe pierre quentin rachid rafael rahul raj rajesh ralph ramesh raphael raul ravi real reginald
  rejean remi remy rene reza ricardo roberto rocco roch rodney rodrigo roger roland rolf roman romeo ross rudy ruben ryan said salim
  salman samir samuel sanjay santiago sean serge shane shawn shaun sheldon sidney simon sohail spencer stefan stuart sunil suresh
  sylvain syed tariq taras tayeb trevor tristan troy tyler usman valentin van vernon victor vijay viktor vikram wade wallace warren wayne wesley
  wilfred wilfrid scott stewart murray todd clarence clyde dwight elmer leroy lester maxwell nolan oliver percy quinn rory seth trent
  abdullah fadi hani imad kareem khalil maher majid mansour marwan mazen nabil nader osama rami rashid saad salah sami samer tarek walid
  yousef youssef zain ziad ajay anand arvind gopal gurdeep jaspreet kiran krishna kuldeep mandeep manpreet mohan navdeep parminder
  prakash rakesh ravinder sandeep satish sukhdeep sukhwinder surinder vinod sivakumar xavier yan yann yanick yannick yasin yassine yusuf yves yvan yvon zoltan
  abigail adele agnes aicha aisha alana alice alicia alison allison amanda amber amelia amelie amina amy anastasia andrea angela
  angelica anita ann anna anne annette annie antonia april ariane arlene ashley astrid audrey aurelie beatrice bernadette bernice
  bethany beverley beverly bianca bonnie brenda bridget brigitte brittany camille candice carla carmen carol carole caroline carolyn
  cassandra cecile cecilia celine chantal charlene charlotte chelsea cheryl chloe claire clara claudette claudia colette colleen
  corinne courtney crystal daisy daniela danielle daphne dawn debora delphine denise diana diane dolores dominique donna dora doreen
  doris edith eileen elaine eleanor eliane elise ella ellen eloise elodie elsa emilie emily emma erica erika erin esther ethel eva
  eve evelyn evelyne fatima fernande flora florence france frances francine francoise gabriela gabrielle gail genevieve georgette
  georgia germaine gertrude ghislaine gillian gina ginette gisele giulia glenda gloria grace greta gwen hanna hannah harriet hazel
  heather heidi helene helga hilary holly huguette ida ines ingrid irene irina iris isabel isabella isabelle ivanna jacinthe jade
  jana jane janet janice janine jasmine jean jeanne jeannine jessica jill jo joan joanna joanne jocelyne johanna johanne josee
  joseph josephine joy joyce juanita judith judy julia juliana julie juliette june karen karima karina karine kathleen kaur kayla
  kelly kim kimberly kirsten kristen kristin krystyna lara laura laure laurence laurie leah leila leona leslie lidia liliane lily
  linda line lisa lise lorraine louise lourdes lucia lucie lucienne lucille lucy luisa lydia lynda lyne lynn lynne mabel madeleine
  magdalena manon marcelle margarita margot maria mariam marianne marie marielle marilyn marina marion marissa marjorie marlene
  marta martha martine mary maryse maude maureen maya megan melanie melissa mercedes michele micheline michelle mildred miranda
  miriam mireille molly monica monique muriel mylene myriam nadia nadine nancy naomi natalia natasha nicole nina noella nora noreen
  norma odette olga olivia oksana pascale paula paulette pauline penelope phyllis pierrette priya priscilla rachel raymonde rebecca
  regina reine rejeanne renee rhonda rita rosa rosalie rose roxanne ruby ruth sabrina sally sandra sara sarah selena shannon sharon
  sheila shelley shirley simone singh sofia solange sonia sophia sophie stacey stella suzanne sylvia sylvie tamara tania tanya tara
  tatiana thi tiffany tina tracey tracy ursula valerie vanessa vera veronica virginia virginie vivian vivienne wanda wendy winnifred
  yasmin yolande yvette yvonne zoe
`
  .trim()
  .split(/\s+/);
