-- due-diligence: a line is screened while something can be drawn on it, or is owed.
create or replace view screened_line as
select
  l.id,
  l.application_id,
  l.expires_on,
  a.customer_id,
  exists (select from loan where loan.credit_line_id = l.id and loan.owed_cents > 0) as owed
from credit_line l
join application a on a.id = l.application_id;

create or replace view unseen_match as
select
  m.application_id,
  l.expires_on,
  exists (select from loan where loan.credit_line_id = l.id and loan.owed_cents > 0) as owed
from name_match m
join credit_line l on l.application_id = m.application_id
where m.state = 'open'
  and not exists (select from review r where r.application_id = m.application_id and r.state <> 'decided');
