-- due-diligence: credit lines with the application that opened them.
create view screened_line as
select l.id, l.application_id, l.expires_on, a.customer_id
from credit_line l
join application a on a.id = l.application_id;

-- due-diligence: possible matches with their customer, and whether their application opened a credit line.
create view customer_name_match as
select
  m.application_id,
  a.customer_id,
  m.match_key,
  m.state,
  exists (select from credit_line l where l.application_id = m.application_id) as opened_line
from name_match m
join application a on a.id = m.application_id;

-- due-diligence: credit lines with a match that waits for a reviewer, and no review in which one would see it.
create view unseen_match as
select m.application_id, l.expires_on
from name_match m
join credit_line l on l.application_id = m.application_id
where m.state = 'open'
  and not exists (select from review r where r.application_id = m.application_id and r.state <> 'decided');
